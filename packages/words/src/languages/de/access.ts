import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/access";

export const texts: TextsOf<typeof say> = {
  permission: "{permission, select, view {Nur ansehen} edit {Darf bearbeiten} other {Voller Zugriff}}",
};
