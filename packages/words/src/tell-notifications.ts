import { say as notifications } from "./rooms/notifications";
import { teller } from "./tell";

/** Says what people are told. */
export const tell = teller({ notifications });
