/** One change that is allowed: from a state by an event to another, for those who may. */
export interface Transition<State extends string, Event extends string, Role extends string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
  readonly who: readonly Role[];
}

export type Outcome<State extends string, Event extends string> =
  | { readonly is: "allowed"; readonly to: State }
  /** In this state the event is for others. */
  | { readonly is: "forbidden" }
  /** In this state there is no such event; these there are for the caller. */
  | { readonly is: "wrong"; readonly allowed: readonly Event[] };

/** What an event does to a state when a role asks for it. What the table does not list is refused. */
export function next<State extends string, Event extends string, Role extends string>(
  table: readonly Transition<State, Event, Role>[],
  state: State,
  event: Event,
  role: Role,
): Outcome<State, Event> {
  const found = table.find((row) => row.from === state && row.event === event);
  if (found === undefined) return { is: "wrong", allowed: allowed(table, state, role) };
  return found.who.includes(role) ? { is: "allowed", to: found.to } : { is: "forbidden" };
}

/** The events that a role may ask for in a state. */
export const allowed = <State extends string, Event extends string, Role extends string>(
  table: readonly Transition<State, Event, Role>[],
  state: State,
  role: Role,
): readonly Event[] => table.filter((row) => row.from === state && row.who.includes(role)).map(({ event }) => event);
