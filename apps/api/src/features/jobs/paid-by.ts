import type { createCarts } from "../orders/carts";
import { contractPriceOf } from "./job-table";

type Carts = Pick<ReturnType<typeof createCarts>, "boughtFor">;
type Asked = Parameters<Carts["boughtFor"]>;

/** What a person has bought for a project, and what they agreed to pay for its system. */
export const paidBy = (carts: Carts) => ({
  boughtFor: (...asked: Asked) => carts.boughtFor(...asked),
  contractFor: (...[executor, { userId }, projectId]: Asked) => contractPriceOf(executor, userId, projectId),
});
