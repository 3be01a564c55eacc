import { Socket } from "node:net";
import pg from "pg";

interface Terms {
  readonly config: pg.ClientConfig;
  /** Connections held open for reading. */
  readonly most: number;
  /** Questions that may wait for an answer, of all connections together. */
  readonly waitingMax: number;
  readonly busy: () => Error;
  /** What a caller hears of a connection that failed. */
  readonly toRefusal: (error: unknown) => Error;
  readonly prepare: (client: pg.Client) => Promise<unknown>;
}

/** One connection on which questions are sent without waiting for the answers to those before. */
interface Lane {
  readonly client: pg.Client;
  readonly socket: Socket;
  readonly open: Promise<unknown>;
  waiting: number;
  held: boolean;
}

export interface Lanes {
  ask(config: pg.QueryArrayConfig): Promise<unknown[][]>;
  close(): Promise<void>;
}

/**
 * A few connections for single reads. Questions of one turn of the event loop leave in one write, and a connection does
 * not wait for one answer before it takes the next question: taking a connection out of a pool, writing and reading for
 * each one costs more than the answer. Nothing here opens a transaction or waits for a lock.
 */
export function createLanes({ config, most, waitingMax, busy, toRefusal, prepare }: Terms): Lanes {
  const lanes: Lane[] = [];
  let waiting = 0;
  let closed = false;

  function open(): Lane {
    const socket = new Socket();
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket });
    const lane: Lane = { client, socket, open: client.connect().then(() => prepare(client)), waiting: 0, held: false };
    const leave = () => {
      const place = lanes.indexOf(lane);
      if (place >= 0) lanes.splice(place, 1);
    };
    // What waits on it is refused by the client; the next question opens another one.
    client.on("error", leave);
    client.on("end", leave);
    lane.open.catch(leave);
    lanes.push(lane);
    return lane;
  }

  function freest(): Lane {
    const best = lanes.reduce<Lane | undefined>(
      (one, other) => (one && one.waiting <= other.waiting ? one : other),
      undefined,
    );
    return best && (best.waiting === 0 || lanes.length >= most) ? best : open();
  }

  /** Gathers what is asked until the turn of the event loop ends. */
  function gather(lane: Lane) {
    if (lane.held) return;
    lane.held = true;
    lane.socket.cork();
    setImmediate(() => {
      lane.held = false;
      lane.socket.uncork();
    });
  }

  return {
    async ask(config) {
      if (closed || waiting >= waitingMax) throw busy();
      const lane = freest();
      waiting++;
      lane.waiting++;
      try {
        await lane.open;
        gather(lane);
        return (await lane.client.query(config)).rows;
      } catch (error) {
        throw toRefusal(error);
      } finally {
        waiting--;
        lane.waiting--;
      }
    },
    async close() {
      closed = true;
      await Promise.all(lanes.splice(0).map(({ client }) => client.end()));
    },
  };
}
