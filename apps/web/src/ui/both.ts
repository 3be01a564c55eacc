type Handler<Event> = ((event: Event) => void) | undefined;

/** One handler that calls two: the caller's own and the part's. */
export const both =
  <Event>(own: Handler<Event>, parts: Handler<Event>) =>
  (event: Event) => {
    own?.(event);
    parts?.(event);
  };
