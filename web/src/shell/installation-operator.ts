import { readJsonTextField } from '../api/json-field.ts';

/** The operator of this installation. The server writes these values into a meta element of the document. */
export interface InstallationOperator {
  name: string;
  email: string;
  codeProfileUrl: string;
  networkProfileUrl: string;
}

function readInstallationOperator(): unknown {
  const content = document.querySelector<HTMLMetaElement>('meta[name="wishwell-owner"]')?.content;
  try {
    return JSON.parse(content ?? '');
  } catch {
    return undefined;
  }
}

const operatorSettings = import.meta.env.SSR ? undefined : readInstallationOperator();

/**
 * The operator of this installation. All fields are empty if the document has no such meta element, for
 * example on the development server.
 */
export const installationOperator: InstallationOperator = {
  name: readJsonTextField(operatorSettings, 'name') ?? '',
  email: readJsonTextField(operatorSettings, 'email') ?? '',
  codeProfileUrl: readJsonTextField(operatorSettings, 'codeProfileUrl') ?? '',
  networkProfileUrl: readJsonTextField(operatorSettings, 'networkProfileUrl') ?? '',
};
