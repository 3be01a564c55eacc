import { room } from "../room";

/** What a share link lets its members do; the server writes it into the history. */
export const say = room("access", {
  permission: "{permission, select, view {View Only} edit {Can Edit} other {Full Access}}",
});
