import { ENGINE_ROOMS } from "./engine";
import { say as materials } from "./rooms/materials";
import { teller } from "./tell";

/** Says a bill of materials: apart from the rest, which a design loads. */
export const tell = teller({ ...ENGINE_ROOMS, materials });
