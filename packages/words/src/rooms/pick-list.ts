import { room } from "../room";

/** A shop's list of what to take off its shelves, on screen and on paper. */
export const say = room("pick-list", {
  pickTitle: "Pick list",
  pickPrint: "Print Pick List",
  pickOrders: "Orders",
  pickPieces: "Pieces",
  pickMade: "Created",
  pickFor: "{sku}, for {order}",
  pickSerials:
    "{count, plural, one {1 serial number} other {{count, number, whole} serial numbers}} to note, sorted by location.",
  pickGoes: "Destination",
  pickCollected: "Collection at the shop",
  pickedBy: "Picked by",
  checkedBy: "Checked by",
  pickEmpty: "These orders have nothing left to pick.",
  pickMissing:
    "{count, plural, one {1 order could not be read} other {{count, number, whole} orders could not be read}}",
});
