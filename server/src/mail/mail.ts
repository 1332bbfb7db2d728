/** A message to one person, written. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where mails leave: a server that takes them, or a folder. */
export interface Mailer {
  /** Resolves when the mail is in other hands. Rejects with what the other side said. */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in without sending. Rejects with an error of the mail server. Absent for a folder. */
  check?(): Promise<void>;
}
