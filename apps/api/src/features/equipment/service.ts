import { EQUIPMENT_PER_PAGE, type listEquipment, type readEquipment } from "@sunwright/contract/equipment";
import type { Query, Response } from "@sunwright/contract/endpoint";
import { equipmentLibrary } from "@sunwright/equipment/library";
import { searchEquipment } from "@sunwright/equipment/search";
import { AppError } from "../../platform/errors";

export type Equipment = ReturnType<typeof createEquipment>;

/**
 * The equipment library: as old as this version of the product. It is read and indexed at the start, in about 0.1 s, so that
 * no call holds the loop for it.
 */
export const createEquipment = () => {
  searchEquipment({});
  return service;
};

const service = {
  search: searchEquipment,

  byId: (id: string) => equipmentLibrary().byId(id),

  list({ q: words, page, ...question }: Query<typeof listEquipment>): Response<typeof listEquipment> {
    const found = searchEquipment({ ...question, words });
    const begin = (page - 1) * EQUIPMENT_PER_PAGE;
    return {
      parts: found.slice(begin, begin + EQUIPMENT_PER_PAGE),
      total: found.length,
      page,
      pages: Math.max(1, Math.ceil(found.length / EQUIPMENT_PER_PAGE)),
    };
  },

  /** Throws equipment_not_found. */
  read(id: string): Response<typeof readEquipment> {
    const library = equipmentLibrary();
    const part = library.byId(id);
    if (part === null) throw new AppError("equipment_not_found");
    return { part, sources: library.sourcesOf(part) };
  },
};
