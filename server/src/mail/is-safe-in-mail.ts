const MAX_NAME_LENGTH = 60;

/**
 * Returns whether a mail may contain this name. Refuses a name with a URL or an e-mail address, because it
 * could turn the mail into an advertisement.
 */
export const isUserTextSafeInMail = (name: string): boolean =>
  name !== '' && name.length <= MAX_NAME_LENGTH && !/[./:@]/.test(name);
