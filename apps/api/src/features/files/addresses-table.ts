import { PICTURE_SIZES, type PictureAddresses } from "@sunwright/contract/files";
import { and, asc, eq, inArray } from "drizzle-orm";
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
  for (const { fileId, form, digest } of rows) {
    const before = addresses.get(fileId) ?? { small: "", medium: "", large: "" };
    addresses.set(fileId, { ...before, [form]: `/api/marketplace/pictures/${digest}` });
  }
  return addresses;
}

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
