import { findProject } from "./features/projects/table";
import { firmOf } from "./features/shops/table";
import type { Rights } from "./platform/idempotency";

/** Whom kept answers are given again to. */
export const rights: Rights = {
  mayRead: async (...question) => (await findProject(...question)) !== null,
  firmOf: async (...question) => {
    const own = await firmOf(...question);
    return own && { firmId: own.firm.id, role: own.role };
  },
};
