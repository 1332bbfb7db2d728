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

// A page that is made at build holds marks, which the server replaces when it starts.
const told = import.meta.env.SSR ? undefined : read();

function textOf(key: keyof Owner): string {
  if (import.meta.env.SSR) return `owner--${key}--`;
  return textIn(told, key) ?? '';
}

/** Empty where the page was told nothing, as under the development server alone. */
export const owner: Owner = {
  name: textOf('name'),
  email: textOf('email'),
  codeProfileUrl: textOf('codeProfileUrl'),
  networkProfileUrl: textOf('networkProfileUrl'),
};
