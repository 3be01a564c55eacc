import { say } from "./rooms/invoice-rules";
import { teller } from "./tell";

const tell = teller({ "invoice-rules": say });

/** What a rule of a structured invoice asks, by its number. */
export const sayRule = (id: string): string => tell({ key: `invoice-rules.${id}` });
