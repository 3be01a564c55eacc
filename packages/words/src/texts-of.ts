import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { Messages, Say } from "./room";
import type { Told, ToldValue } from "./told";

type Given<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: ToldValue; ICUNumberArgument: number; ICUDateArgument: never }
>;
type GivenTo<Message extends string> = keyof Given<Message> extends never ? [] : [values: Given<Message>];

/** Makes texts of one room; key and values are checked by the room's English. */
export type TextsOf<Room extends Messages> = <Key extends keyof Room & string>(
  key: Key,
  ...values: GivenTo<Room[Key]>
) => Told;

/** The values of a text, as they travel. */
export type ToldOf<Message extends string> = Given<Message>;

export type MessagesOf<Saying> = Saying extends Say<infer Room> ? Room : never;
