import { PICTURE_SIZES, type PictureAddresses } from "@sunwright/contract/files";
import { and, asc, eq, inArray, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { Executor } from "../../platform/database";
import { asAnswer } from "./reading";
import { fileForms, files, fileUses } from "./schema";

/** Where pictures are read that everybody may see, by the file: each address names the bytes it answers with. */
export async function pictureAddresses(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureAddresses>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ fileId: fileForms.fileId, form: fileForms.form, digest: fileForms.digest })
    .from(fileForms)
    .where(and(inArray(fileForms.fileId, [...ids]), inArray(fileForms.form, [...PICTURE_SIZES])));
  const addresses = new Map<string, PictureAddresses>();
  for (const { fileId, form, digest } of rows)
    addresses.set(fileId, { ...(addresses.get(fileId) ?? NOWHERE), [form]: addressOf(digest) });
  return addresses;
}
const addressOf = (digest: string) => `/api/marketplace/pictures/${digest}`;
const NOWHERE = { small: "", medium: "", large: "" };

/** What the bytes of a picture's forms are, by the form. */
export type FormDigests = Readonly<Record<string, string>>;

/** The forms of a picture as a part of a statement; null of what is no picture. */
export const formsOf = (fileId: SQLWrapper): SQL<FormDigests | null> => sql`(
  select json_object_agg(${fileForms.form}, ${fileForms.digest}) from ${fileForms}
  where ${fileForms.fileId} = ${fileId} and ${inArray(fileForms.form, [...PICTURE_SIZES])})`;

export const addressesOf = (forms: FormDigests): PictureAddresses => ({
  ...NOWHERE,
  ...Object.fromEntries(Object.entries(forms).map(([form, digest]) => [form, addressOf(digest)])),
});

/** A picture with these bytes, and what shows it. The same bytes of two owners are two pictures. */
export async function picturesByDigest(executor: Executor, digest: string) {
  const rows = await executor
    .select({ form: fileForms, name: files.name, productId: fileUses.subjectId })
    .from(fileForms)
    .innerJoin(files, eq(files.id, fileForms.fileId))
    .innerJoin(fileUses, eq(fileUses.fileId, fileForms.fileId))
    .where(and(eq(fileForms.digest, digest), eq(fileUses.kind, "product-picture")))
    .orderBy(asc(fileForms.fileId))
    .limit(MOST_ALIKE);
  return rows.map(({ form, name, productId }) => ({
    productId,
    answer: (): FileAnswer => asAnswer(executor, { ...form, name }),
  }));
}

/** Products that show one picture; of more than these any one is enough. */
const MOST_ALIKE = 200;
