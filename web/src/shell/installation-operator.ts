import { readJsonTextField } from '../api/json-field.ts';

/**
 * The owner of this installation of the app. The server writes the owner into a meta element of the document.
 */
export interface InstallationOperator {
  name: string;
  email: string;
  codeProfileUrl: string;
  networkProfileUrl: string;
}

function readInstallationOwner(): unknown {
  const content = document.querySelector<HTMLMetaElement>('meta[name="wishwell-owner"]')?.content;
  try {
    return JSON.parse(content ?? '');
  } catch {
    return undefined;
  }
}

const ownerSettings = import.meta.env.SSR ? undefined : readInstallationOwner();

/**
 * The owner of this installation. All fields are empty if the document has no meta element with the owner,
 * for example on the development server.
 */
export const installationOperator: InstallationOperator = {
  name: readJsonTextField(ownerSettings, 'name') ?? '',
  email: readJsonTextField(ownerSettings, 'email') ?? '',
  codeProfileUrl: readJsonTextField(ownerSettings, 'codeProfileUrl') ?? '',
  networkProfileUrl: readJsonTextField(ownerSettings, 'networkProfileUrl') ?? '',
};
