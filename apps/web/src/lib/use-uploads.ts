import type { StoredFile } from "@sunwright/contract/files";
import { say } from "@sunwright/words/files";
import { useEffect, useRef, useState } from "react";
import { whatHappened } from "./api-error";
import { smallerPicture } from "./smaller-picture";
import { upload } from "./upload";

/** A file on its way, or one that did not arrive. */
interface Uploading {
  readonly key: string;
  readonly name: string;
  readonly state: "waiting" | "sending" | "checking" | "failed";
  /** 0 to 100. */
  readonly percent: number;
  /** What went wrong; empty unless it failed. */
  readonly error: string;
}

interface Uploads {
  readonly list: readonly Uploading[];
  /** True while anything waits or is sent. */
  readonly busy: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Ends one that is on its way, and takes it off the list. */
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
}

interface Wanted {
  readonly owner: "account" | "firm";
  readonly onStored: (file: StoredFile) => void;
}

interface Job {
  readonly key: string;
  readonly file: File;
  readonly stop: AbortController;
}

let count = 0;

/** Sends files one after another, and goes on where one fails. Those under way end with the component. */
export function useUploads({ owner, onStored }: Wanted): Uploads {
  const [list, setList] = useState<readonly Uploading[]>([]);
  const queue = useRef<Job[]>([]);
  const running = useRef(false);
  const jobs = useRef(new Map<string, Job>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => {
    const all = jobs.current;
    return () => {
      for (const { stop } of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Uploading>) =>
    setList((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => {
    jobs.current.delete(key);
    setList((before) => before.filter((each) => each.key !== key));
  };

  async function send({ key, file, stop: { signal } }: Job) {
    change(key, { state: "sending", percent: 0, error: "" });
    try {
      const content = await smallerPicture(file);
      const onProgress = (percent: number) => change(key, { percent, state: percent < 100 ? "sending" : "checking" });
      const done = await upload({ owner, name: file.name, content, signal, onProgress });
      drop(key);
      stored.current(done);
    } catch (error) {
      if (!signal.aborted) change(key, { state: "failed", error: whatHappened(error, say("failed")) });
    }
  }
  async function work() {
    if (running.current) return;
    running.current = true;
    for (let job = queue.current.shift(); job !== undefined; job = queue.current.shift()) {
      if (!job.stop.signal.aborted) await send(job);
    }
    running.current = false;
  }
  const enqueue = (job: Job) => {
    jobs.current.set(job.key, job);
    queue.current.push(job);
    void work();
  };

  return {
    list,
    busy: list.some(({ state }) => state !== "failed"),
    add(files) {
      const added = files.map((file) => ({ key: `upload ${++count}`, file, stop: new AbortController() }));
      const shown = added.map(
        ({ key, file: { name } }) => ({ key, name, state: "waiting", percent: 0, error: "" }) as const,
      );
      setList((before) => [...before, ...shown]);
      for (const job of added) enqueue(job);
    },
    cancel(key) {
      jobs.current.get(key)?.stop.abort();
      drop(key);
    },
    retry(key) {
      const job = jobs.current.get(key);
      if (!job) return;
      change(key, { state: "waiting", percent: 0, error: "" });
      enqueue({ ...job, stop: new AbortController() });
    },
  };
}
