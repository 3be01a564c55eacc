/** The part of smtp-server the tests use; the package brings no types. */
declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  interface Session {
    readonly envelope: {
      readonly mailFrom: { readonly address: string } | false;
      readonly rcptTo: readonly { readonly address: string }[];
    };
  }
  interface Options {
    authOptional?: boolean;
    disabledCommands?: string[];
    onData?(stream: Readable, session: Session, done: (error?: Error) => void): void;
  }
  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
  }
}
