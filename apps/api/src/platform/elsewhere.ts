/** Servers say who is with them with every heartbeat; who misses two of them is not there any more. [ms] */
const FORGOTTEN = 40_000;

interface Place {
  readonly userIds: readonly string[];
  readonly until: number;
}

/** Who has which topic open at other servers, as far as those have said. */
export function createElsewhere() {
  const topics = new Map<string, Map<string, Place>>();

  return {
    /** Answers whether that was news. */
    note(topic: string, server: string, userIds: readonly string[]): boolean {
      const places = topics.get(topic) ?? new Map<string, Place>();
      const before = places.get(server)?.userIds ?? [];
      if (userIds.length > 0) places.set(server, { userIds, until: Date.now() + FORGOTTEN });
      else places.delete(server);
      if (places.size > 0) topics.set(topic, places);
      else topics.delete(topic);
      return before.join() !== userIds.join();
    },
    at(topic: string): string[] {
      return [...new Set([...(topics.get(topic)?.values() ?? [])].flatMap(({ userIds }) => userIds))];
    },
    /** Forgets servers that ended without a word. Answers the topics that look otherwise now. */
    tidy(): string[] {
      const changed: string[] = [];
      for (const [topic, places] of topics) {
        for (const [server, { until }] of places) {
          if (until >= Date.now()) continue;
          places.delete(server);
          changed.push(topic);
        }
        if (places.size === 0) topics.delete(topic);
      }
      return changed;
    },
  };
}
