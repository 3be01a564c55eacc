import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import { SHOP_PAGE } from "@sunwright/contract/shop-products";
import {
  type addLocation,
  type changeStock,
  type listLocations,
  type listMovements,
  type listStock,
  LOCATIONS_MAX,
  PIECES_MAX,
  STOCK_PACE_DAYS,
  type StockChange,
  type StockRow,
  type watchStock,
} from "@sunwright/contract/stock";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { told as toldText } from "../../platform/told";
import { readKey, writeKey } from "../products/cursor";
import { wordsAsked } from "../products/figure-words";
import { findProduct } from "../products/table";
import { lockOwnShop, requireShop } from "../shops/access";
import { tellLow } from "./low";
import { changesOf, daysLeft, freePieces, onHandByDay, type Pace, paceAt, paceDays } from "./rules";
import {
  countItems,
  countsByDay,
  insertLocation,
  itemsByIds,
  listItems,
  locationsOf,
  lockItem,
  lockItemAt,
  move,
  movementsOf,
  type NewMovement,
  type StockItemRow,
  watchItem,
} from "./table";

interface Sources {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly namesOf: (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export type Stock = ReturnType<typeof createStock>;

/**
 * Writes a movement. Throws stock_reserved where fewer would be left than orders are promised, and stock_too_much. A
 * movement of nothing is none.
 */
async function moved(tx: Transaction, item: StockItemRow, movement: Omit<NewMovement, "itemId">): Promise<void> {
  if (movement.quantity === 0) return;
  if (item.onHand + movement.quantity > PIECES_MAX) throw new AppError("stock_too_much");
  if ((await move(tx, { ...movement, itemId: item.id })) === null) throw new AppError("stock_reserved");
}

/** Goods are taken from the place nearest to where they go: distances are its town's. Throws invalid_input for what is none. */
function pointOf(town: string | null) {
  const place = placeOf(town);
  if (town !== null && place === null) throw invalidField("town", toldText("shop.noTown"));
  const { latitude = null, longitude = null } = place ?? {};
  return { latitude, longitude };
}

type ListedItem = Awaited<ReturnType<typeof itemsByIds>>[number];

/** An item as its shop reads it. */
function shown({ onSaleSince: since, ...item }: ListedItem, { from, now }: Pace): StockRow {
  const onSaleSince = new Date(since);
  const left = item.sold === 0 ? null : daysLeft(freePieces(item), item.sold, onSaleSince, from, now);
  return { ...item, paceDays: paceDays(onSaleSince, from, now), daysLeft: left };
}

/** These items as they are now; tells of those that have become few. */
async function told(
  tx: Transaction,
  tell: Tell,
  of: { readonly firmId: string; readonly pace: Pace },
  before: readonly StockItemRow[],
) {
  const ids = before.map(({ id }) => id);
  const items = await itemsByIds(tx, of.firmId, ids, of.pace.from);
  await tellLow(tx, tell, changesOf(before, items));
  return items.map((item) => shown(item, of.pace));
}

async function lineOf(executor: Executor, itemId: string, { from, now }: Pace) {
  return onHandByDay({ days: STOCK_PACE_DAYS, now, ...(await countsByDay(executor, itemId, from)) });
}

async function listOf(
  executor: Executor,
  firmId: string,
  { q, after, ...asked }: Query<typeof listStock>,
  pace: Pace,
): Promise<Response<typeof listStock>> {
  const place = placeIn(asked.sort, after);
  const question = { ...asked, words: wordsAsked(q ?? ""), pace, after: place, limit: SHOP_PAGE + 1 };
  const rows = await listItems(executor, firmId, question);
  const page = rows.slice(0, SHOP_PAGE);
  const last = page.at(-1);
  const { nextArrival, ...counts } = await countItems(executor, firmId, pace);
  return {
    items: page.map(({ key: _place, ...item }) => shown(item, pace)),
    next: rows.length > SHOP_PAGE && last ? writeKey({ name: last.key, id: last.id }) : null,
    counts,
    nextArrival,
  };
}

/** Where a page begins; a list by days has no place of names. Throws invalid_input. */
function placeIn(sort: Query<typeof listStock>["sort"], after: string | undefined) {
  const place = readKey(after);
  if (place !== null && sort === "days" && !/^\d{1,15}$/.test(place.name))
    throw invalidField("after", toldText("list.unknownPlace"));
  return place;
}

/** Every method throws shop_not_found for somebody who works for no shop. */
export function createStock({ clock, tell, namesOf }: Sources) {
  const locations = async (executor: Executor, firmId: string): Promise<Response<typeof listLocations>> => ({
    locations: (await locationsOf(executor, firmId)).map(({ id, name, town }) => ({ id, name, town })),
  });

  /** What a person does by hand. Answers the items it concerns, as they were before. */
  async function perform(
    tx: Transaction,
    { userId, firmId, productId }: { userId: string; firmId: string; productId: string },
    locationId: string,
    change: StockChange,
  ): Promise<readonly StockItemRow[]> {
    const now = clock.now();
    const { reason } = change;
    const by = () => ({ id: newId(now), reason, userId, createdAt: now });
    const at = (place: string) => lockItemAt(tx, { id: newId(now), productId, locationId: place, now });
    if (change.kind !== "transfer") {
      const item = await at(locationId);
      const quantity = change.kind === "counted" ? change.quantity - item.onHand : change.quantity;
      await moved(tx, item, { ...by(), kind: change.kind, quantity });
      return [item];
    }
    const known = (await locationsOf(tx, firmId)).some(({ id }) => id === change.to);
    if (!known || change.to === locationId) throw new AppError("location_not_found");
    // In the order of the places, so that two transfers in opposite directions do not wait for each other in turn.
    const items = [];
    for (const place of [locationId, change.to].sort()) items.push(await at(place));
    const from = items.find((item) => item.locationId === locationId);
    const to = items.find((item) => item.locationId === change.to);
    if (!from || !to) throw new Error("A place that was just locked is not there");
    const transferId = newId(now);
    await moved(tx, from, { ...by(), kind: "transfer-out", quantity: -change.quantity, transferId });
    await moved(tx, to, { ...by(), kind: "transfer-in", quantity: change.quantity, transferId });
    return [from, to];
  }

  return {
    async locations(executor: Executor, userId: string) {
      const { firm } = await requireShop(executor, userId);
      return locations(executor, firm.id);
    },

    /** Throws owner_needed, location_taken and too_many_locations. */
    async addLocation(tx: Transaction, userId: string, { name, town }: Body<typeof addLocation>) {
      const at = pointOf(town);
      const { firm } = await lockOwnShop(tx, userId);
      if ((await locationsOf(tx, firm.id)).length >= LOCATIONS_MAX) throw new AppError("too_many_locations");
      const now = clock.now();
      try {
        await insertLocation(tx, { id: newId(now), firmId: firm.id, name, town, ...at, createdAt: now });
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("location_taken", { cause: error });
        throw error;
      }
      return locations(tx, firm.id);
    },

    async list(executor: Executor, userId: string, asked: Query<typeof listStock>) {
      const { firm } = await requireShop(executor, userId);
      return listOf(executor, firm.id, asked, paceAt(clock.now()));
    },

    /** Throws stock_not_found. */
    async movements(
      executor: Executor,
      userId: string,
      itemId: string,
      { after }: Query<typeof listMovements>,
    ): Promise<Response<typeof listMovements>> {
      const { firm } = await requireShop(executor, userId);
      const pace = paceAt(clock.now());
      const [item] = await itemsByIds(executor, firm.id, [itemId], pace.from);
      if (!item) throw new AppError("stock_not_found");
      const rows = await movementsOf(executor, itemId, readKey(after)?.id ?? null, SHOP_PAGE + 1);
      const page = rows.slice(0, SHOP_PAGE);
      const names = await namesOf(
        executor,
        page.flatMap(({ userId: by }) => by ?? []),
      );
      const last = page.at(-1);
      return {
        movements: page.map(({ userId: by, createdAt, ...row }) => ({
          ...row,
          by: by === null ? "" : (names.get(by) ?? ""),
          createdAt: createdAt.toISOString(),
        })),
        next: rows.length > SHOP_PAGE && last ? writeKey({ name: "", id: last.id }) : null,
        line: after === undefined ? await lineOf(executor, itemId, pace) : [],
      };
    },

    /** Throws product_not_found, location_not_found, stock_reserved and stock_too_much. */
    async change(tx: Transaction, userId: string, { productId, locationId, change }: Body<typeof changeStock>) {
      const { firm } = await requireShop(tx, userId);
      if ((await findProduct(tx, firm.id, productId)) === null) throw new AppError("product_not_found");
      if (!(await locationsOf(tx, firm.id)).some(({ id }) => id === locationId))
        throw new AppError("location_not_found");
      const before = await perform(tx, { userId, firmId: firm.id, productId }, locationId, change);
      return { items: await told(tx, tell, { firmId: firm.id, pace: paceAt(clock.now()) }, before) };
    },

    /** Throws stock_not_found and stock_changed. */
    async watch(tx: Transaction, userId: string, itemId: string, { version, ...sent }: Body<typeof watchStock>) {
      const { firm } = await requireShop(tx, userId);
      if ((await lockItem(tx, firm.id, itemId)) === null) throw new AppError("stock_not_found");
      const incomingOn = sent.incoming === 0 ? null : sent.incomingOn;
      if (!(await watchItem(tx, itemId, version, { ...sent, incomingOn, updatedAt: clock.now() })))
        throw new AppError("stock_changed");
      const pace = paceAt(clock.now());
      return { items: (await itemsByIds(tx, firm.id, [itemId], pace.from)).map((item) => shown(item, pace)) };
    },
  };
}
