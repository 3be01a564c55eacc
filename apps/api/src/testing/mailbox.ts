import type { Mail, MailTransport } from "../platform/mail";

/** A mail server that keeps what it is given and can be told to fail. */
export interface Mailbox extends MailTransport {
  readonly mails: readonly Mail[];
  /** While set, every sending fails with these words. */
  failure: string | null;
}

export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    mails,
    failure: null,
    async send(mail) {
      if (this.failure !== null) throw new Error(this.failure);
      mails.push(mail);
    },
    close: () => undefined,
  };
}

/** The first web address in a mail, where its reader would click. */
export function linkIn(mail: Mail): URL {
  const found = /https?:\/\/\S+/.exec(mail.text);
  if (!found) throw new Error(`No link in the mail "${mail.subject}"`);
  return new URL(found[0]);
}
