import { textIn } from '../api/json-field.ts';

/** Who keeps this installation; put into the page by the server, from its configuration. */
export interface Owner {
  name: string;
  email: string;
  codeProfileUrl: string;
  networkProfileUrl: string;
}

function read(): unknown {
  const content = document.querySelector<HTMLMetaElement>('meta[name="wishwell-owner"]')?.content;
  try {
    return JSON.parse(content ?? '');
  } catch {
    return undefined;
  }
}

const told = import.meta.env.SSR ? undefined : read();

/** Empty where the page was told nothing, as under the development server alone. */
export const owner: Owner = {
  name: textIn(told, 'name') ?? '',
  email: textIn(told, 'email') ?? '',
  codeProfileUrl: textIn(told, 'codeProfileUrl') ?? '',
  networkProfileUrl: textIn(told, 'networkProfileUrl') ?? '',
};
