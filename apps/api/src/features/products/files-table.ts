import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { LinePicture } from "@sunwright/contract/files";
import type { ProductPicture } from "@sunwright/contract/marketplace";
import type { createShopProduct } from "@sunwright/contract/shop-products";
import type { Body } from "@sunwright/contract/endpoint";
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { addressesOf, type FormDigests, formsOf, pictureAddresses, picturesByDigest } from "../files/addresses-table";
import { answerWith } from "../files/reading";
import { useFiles } from "../files/uses-table";
import { productDocuments, productPictures } from "./files-schema";
import { products } from "./schema";

type Written = Pick<Body<typeof createShopProduct>, "pictures" | "documents">;
interface OfProduct {
  readonly firmId: string;
  readonly productId: string;
  readonly now: Date;
}

/** Writes what was sent in place of what there is; what was left out stays. Throws file_not_found and file_refused. */
export async function replaceFiles(tx: Transaction, of: OfProduct, { pictures, documents }: Written): Promise<void> {
  const { firmId, productId, now } = of;
  const use = async (kind: "product-picture" | "product-document", type: string, ids: readonly string[]) => {
    const rows = await useFiles(tx, { kind, subjectId: productId, owner: { firmId }, now }, ids);
    if ([...rows.values()].some((row) => row.type !== type)) throw new AppError("file_refused");
  };
  if (pictures !== undefined) {
    await tx.delete(productPictures).where(eq(productPictures.productId, productId));
    await use(
      "product-picture",
      "picture",
      pictures.map(({ fileId }) => fileId),
    );
    const rows = pictures.map((picture, position) => ({ productId, position, ...picture }));
    if (rows.length > 0) await tx.insert(productPictures).values(rows);
  }
  if (documents !== undefined) {
    await tx.delete(productDocuments).where(eq(productDocuments.productId, productId));
    await use(
      "product-document",
      "pdf",
      documents.map(({ fileId }) => fileId),
    );
    const rows = documents.map((document, position) => ({ productId, position, ...document }));
    if (rows.length > 0) await tx.insert(productDocuments).values(rows);
  }
}

/** Pictures of products, in their order. */
const picturesOf = (executor: Executor, productIds: readonly string[]) =>
  executor
    .select()
    .from(productPictures)
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));

export const documentsOf = (executor: Executor, productId: string) =>
  executor
    .select({
      fileId: productDocuments.fileId,
      kind: productDocuments.kind,
      title: productDocuments.title,
    })
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId))
    .orderBy(asc(productDocuments.position));

/** What the form of a product holds of files. */
export async function filesOfProduct(executor: Executor, productId: string) {
  const pictures = await picturesOf(executor, [productId]);
  return {
    pictures: pictures.map(({ fileId, alternative }) => ({ fileId, alternative })),
    documents: await documentsOf(executor, productId),
  };
}

/** What buyers see of products, each with its pictures in their order. */
export async function shownPictures(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductPicture[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await picturesOf(executor, productIds);
  const addresses = await pictureAddresses(
    executor,
    rows.map(({ fileId }) => fileId),
  );
  const shown = new Map<string, ProductPicture[]>();
  for (const { productId, fileId, alternative } of rows) {
    const address = addresses.get(fileId);
    if (address === undefined) throw new Error(`A picture of product ${productId} has no widths`);
    const before = shown.get(productId);
    if (before) before.push({ alternative, ...address });
    else shown.set(productId, [{ alternative, ...address }]);
  }
  return shown;
}

/** The first picture of a product as a part of a statement on `products`; `readFirstPicture` reads it. */
export const firstPicture: SQL<readonly [alternative: string, forms: FormDigests | null] | null> = sql`(
  select json_build_array(${productPictures.alternative}, ${formsOf(productPictures.fileId)})
  from ${productPictures} where ${productPictures.productId} = ${products.id}
  order by ${productPictures.position} limit 1)`;

export function readFirstPicture(
  found: readonly [alternative: string, forms: FormDigests | null] | null,
): ProductPicture | null {
  if (found === null) return null;
  const [alternative, forms] = found;
  if (forms === null) throw new Error("A picture of a product has no widths");
  return { alternative, ...addressesOf(forms) };
}

/** The first picture of each, where there is one. */
export async function firstPictures(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, LinePicture>> {
  const first = new Map<string, LinePicture>();
  for (const [productId, [picture]] of await shownPictures(executor, productIds))
    if (picture) first.set(productId, { small: picture.small, alternative: picture.alternative });
  return first;
}

/** A picture of a product that was ever on sale: carts and orders show it after that, too. Throws picture_not_found. */
export async function openPicture(executor: Executor, digest: string): Promise<FileAnswer> {
  const found = await picturesByDigest(executor, digest);
  const shown = await everPublished(
    executor,
    found.map(({ productId }) => productId),
  );
  const picture = found.find(({ productId }) => shown.has(productId));
  if (picture === undefined) throw new AppError("picture_not_found");
  return picture.answer();
}

async function everPublished(executor: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNotNull(products.publishedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** A document of a product that the caller may see. Throws file_not_found. */
export async function openDocument(executor: Executor, productId: string, fileId: string): Promise<FileAnswer> {
  const found = await documentsOf(executor, productId);
  if (!found.some((document) => document.fileId === fileId)) throw new AppError("file_not_found");
  return answerWith(executor, fileId, "large");
}
