export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL of a page on which the recipient can unsubscribe from mails of this kind. */
  unsubscribeUrl?: string;
}

/** Sends mails to a mail server, or writes them into a folder. */
export interface Mailer {
  /**
   * Sends a mail. Resolves when the mail server has accepted the mail, or when the mail is in a file.
   * Otherwise rejects.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Connects to the mail server and signs in, but sends no mail. Rejects with the error of the mail server.
   * Undefined for a mailer that writes files.
   */
  check?(): Promise<void>;
}
