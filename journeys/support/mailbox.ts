import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails the server has written, newest last. */
async function mails(folder: string): Promise<Email[]> {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/**
 * Waits for a mail to this address whose subject matches; mails leave a moment after what they report.
 * With `count`, for so many of them, and answers the newest.
 */
export async function mailTo(folder: string, address: string, subject: RegExp, count = 1): Promise<Email> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = (await mails(folder)).filter(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ""),
    );
    const newest = found.at(-1);
    if (newest && found.length >= count) return newest;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`No mail to ${address} with subject ${String(subject)} within 10 s`);
}

/** The one link of a mail to a path of ours. */
export function linkIn(mail: Email, path: string): string {
  const link = mail.text?.match(new RegExp(`https?://\\S*${path}\\S*`))?.[0];
  if (!link) throw new Error(`No link to ${path} in: ${mail.text}`);
  return link;
}
