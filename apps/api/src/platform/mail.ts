import { randomBytes } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import nodemailer from "nodemailer";
import type { Config } from "./config";

/** A mail as it leaves. */
export interface Mail {
  /** Stays the same when a mail is sent twice, so that mailboxes can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Where a mail program ends mails of this kind by itself (RFC 8058). */
  readonly endsBy?: string | undefined;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends over SMTP where a server is configured, otherwise into a folder that a developer can read. */
export function createTransport(config: Config): MailTransport {
  return config.smtpUrl === null ? folderTransport(config, config.mailDir) : smtpTransport(config, config.smtpUrl);
}

function envelope(config: Config, mail: Mail) {
  const host = new URL(config.publicUrl).hostname;
  return {
    from: { name: PRODUCT_NAME, address: config.mailFrom },
    // As an object: a text would be parsed as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.endsBy === undefined
        ? {}
        : { "List-Unsubscribe": `<${mail.endsBy}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(config: Config, url: string): MailTransport {
  // Short enough that a silent mail server delays no shutdown. [ms]
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    async send(mail) {
      await transport.sendMail(envelope(config, mail));
    },
    close: () => transport.close(),
  };
}

/** One `.eml` file a mail, named by time; written beside and renamed, so that a reader never sees half of one. */
function folderTransport(config: Config, folder: string): MailTransport {
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await builder.sendMail(envelope(config, mail));
      if (!Buffer.isBuffer(message)) throw new TypeError("The mail was not built in memory");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replaceAll(":", "-")}-${mail.id}.eml`;
      const draft = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writeFile(message);
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    },
    close: () => undefined,
  };
}

export interface Link {
  readonly label: string;
  readonly url: string;
}
/** What a mail says: sentences, and links where they belong. */
export type Paragraph = string | Link;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

const htmlBegins = (language = "en") =>
  `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">`;
const HTML_BEGINS = /^<!doctype html><html lang="\w+"><body [^>]*>/;
const HTML_ENDS = "</body></html>";

/** The same words as plain text and as simple HTML; names that people chose are escaped. */
export function compose(paragraphs: readonly Paragraph[], language?: string): Composed {
  const texts = paragraphs.map((part) => (typeof part === "string" ? part : `${part.label}:\n${part.url}`));
  return { text: `${texts.join("\n\n")}\n`, html: htmlBegins(language) + tagged(paragraphs) + HTML_ENDS };
}

const tagged = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map((part) =>
      typeof part === "string"
        ? `<p>${escape(part).replaceAll("\n", "<br>")}</p>`
        : `<p><a href="${escape(part.url)}">${escape(part.label)}</a></p>`,
    )
    .join("");

interface Composed {
  readonly text: string;
  readonly html: string;
}

/** Several composed mails in one, each under its subject. */
export function composeDigest(why: string, mails: readonly (Composed & { readonly subject: string })[]): Composed {
  const bodies = mails.map(({ subject, html }) => {
    const body = html.replace(HTML_BEGINS, "").slice(0, -HTML_ENDS.length);
    return `<hr><h2>${escape(subject)}</h2>${body}`;
  });
  const texts = mails.map(({ subject, text }) => `--- ${subject} ---\n\n${text}`);
  return {
    text: [`${why}\n`, ...texts].join("\n"),
    html: htmlBegins() + tagged([why]) + bodies.join("") + HTML_ENDS,
  };
}
