import type { CatalogueItem } from "@sunwright/contract/appliances";
import { language, SOURCE_LANGUAGE } from "@sunwright/words/language";

/** How appliances of the catalogue are said to the person. */
interface CatalogueWords {
  readonly name: (item: Pick<CatalogueItem, "id" | "name">) => string;
  readonly category: (item: Pick<CatalogueItem, "category">) => string;
  readonly source: (item: Pick<CatalogueItem, "source" | "sourceText">) => string;
}

const AS_THE_SERVER_SAYS: CatalogueWords = {
  name: ({ name }) => name,
  category: ({ category }) => category,
  source: ({ source }) => source,
};
let words = AS_THE_SERVER_SAYS;

/**
 * The server says the catalogue in English, so its texts are loaded for other languages alone, with the first list that
 * is read. Where they cannot be loaded the server's words stand.
 */
async function loadCatalogueWords(): Promise<void> {
  if (language() === SOURCE_LANGUAGE || words !== AS_THE_SERVER_SAYS) return;
  try {
    const { applianceCategory, applianceName, tellSource } = await import("@sunwright/words/appliance-words");
    words = { name: applianceName, category: applianceCategory, source: ({ sourceText }) => tellSource(sourceText) };
  } catch {
    words = AS_THE_SERVER_SAYS;
  }
}

/** Reads a list of appliances, and the words it is said with. */
export const withCatalogueWords =
  <Context, List>(read: (context: Context) => Promise<List>) =>
  async (context: Context): Promise<List> => {
    const [list] = await Promise.all([read(context), loadCatalogueWords()]);
    return list;
  };

export const catalogueName: CatalogueWords["name"] = (item) => words.name(item);
export const catalogueCategory: CatalogueWords["category"] = (item) => words.category(item);
export const catalogueSource: CatalogueWords["source"] = (item) => words.source(item);
