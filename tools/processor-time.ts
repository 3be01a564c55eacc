import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Ticks of the clock of Linux, in which the kernel counts processor time. [1/s] */
const TICKS = 100;
/** Between two looks; what ends within one is seen too little. [ms] */
const LOOK = 500;

export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Since its start. [processor s] */
  readonly worked: number;
  /** A number is given again to another process; the two began at different times. */
  readonly began: number;
}

/** Of `/proc/<pid>/stat`. */
export function processOf(stat: string): Process {
  // The name of the process stands in brackets and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0] = fields.slice(11);
  return { pid: Number.parseInt(stat, 10), parent, worked: (user + system) / TICKS, began: fields[19] ?? 0 };
}

/** All there are; none where the system does not tell. */
function processes(): Process[] {
  if (!existsSync("/proc/self/stat")) return [];
  const names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return names.map(statOf).flatMap((stat) => (stat === null ? [] : [processOf(stat)]));
}

/** Null where it has ended since it was listed. */
function statOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return null;
    throw error;
  }
}

/** Adds up what descends from a process, whoever adopts it later: what is killed is never counted by its parent. */
export function family(root: number) {
  const known = new Map<string, { readonly pid: number; worked: number }>();
  return {
    see(all: readonly Process[]): void {
      const key = ({ pid, began }: Process) => `${pid} ${began}`;
      const inside = new Set([root, ...all.filter((one) => known.has(key(one))).map(({ pid }) => pid)]);
      for (let grew = true; grew;) {
        const found = all.filter(({ pid, parent }) => !inside.has(pid) && inside.has(parent));
        for (const { pid } of found) inside.add(pid);
        grew = found.length > 0;
      }
      for (const one of all) {
        if (one.pid !== root && inside.has(one.pid)) known.set(key(one), { pid: one.pid, worked: one.worked });
      }
    },
    /** [processor s] */
    worked: () => [...known.values()].reduce((sum, { worked }) => sum + worked, 0),
  };
}

/** What all that this process starts works, from now until it is asked; null where the system does not tell. */
export function watchProcesses(): { stop(): number | null } {
  const ours = family(process.pid);
  const look = () => ours.see(processes());
  const before = (look(), ours.worked());
  const timer = setInterval(look, LOOK);
  return {
    stop() {
      clearInterval(timer);
      look();
      return processes().length === 0 ? null : ours.worked() - before;
    },
  };
}
