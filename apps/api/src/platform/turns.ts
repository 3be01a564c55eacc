interface Owned {
  readonly task: { readonly owner: string };
}

/** What waits, account by account: whoever was served longest ago is next, in their own order. */
interface Turns<Job extends Owned> {
  add(job: Job): void;
  /** True where it still waited. */
  remove(job: Job): boolean;
  next(): Job | undefined;
  /** Takes the last job of the owner with the most, where that is at least two more than another has; else nothing. */
  displace(owner: string): Job | undefined;
  /** Forgets when an owner was served, who has no more work here. */
  forget(owner: string): void;
  readonly length: number;
  drain(): Job[];
}

export function createTurns<Job extends Owned>(): Turns<Job> {
  const waiting: Job[] = [];
  const served = new Map<string, number>();
  let turn = 0;

  const removeAt = (place: number) => waiting.splice(place, 1)[0];
  const countOf = (owner: string) => waiting.filter(({ task }) => task.owner === owner).length;

  return {
    add: (job) => void waiting.push(job),
    remove(job) {
      const place = waiting.indexOf(job);
      if (place >= 0) removeAt(place);
      return place >= 0;
    },
    next() {
      const turns = waiting.map(({ task }) => served.get(task.owner) ?? 0);
      const job = removeAt(turns.indexOf(Math.min(...turns)));
      if (job) served.set(job.task.owner, ++turn);
      return job;
    },
    displace(owner) {
      const owners = new Map(waiting.map(({ task }) => [task.owner, countOf(task.owner)]));
      const [most] = [...owners].toSorted(([, one], [, other]) => other - one);
      if (most === undefined || most[1] < countOf(owner) + 2) return undefined;
      return removeAt(waiting.findLastIndex(({ task }) => task.owner === most[0]));
    },
    forget: (owner) => void served.delete(owner),
    get length() {
      return waiting.length;
    },
    drain: () => waiting.splice(0),
  };
}
