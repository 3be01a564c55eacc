import { say } from "@sunwright/words/second";
import type { Passkey, Second } from "@sunwright/contract/second";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { formatDate } from "../../lib/format";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { ErrorRow } from "../../ui/error-row";
import { SkeletonRows } from "../../ui/skeleton";
import { renew, secondQuery } from "./api/second";
import { SetUpApp, TurnAppOff } from "./components/app-dialogs";
import { ChangeDialog } from "./components/change-dialog";
import { AddPasskey, RemovePasskey, RenamePasskey } from "./components/passkey-dialogs";
import { RecoveryCodes } from "./components/recovery-codes";

/** What is asked just now, and about what. */
type Asking =
  | { readonly what: "set up" | "turn off" | "add" | "renew" }
  | { readonly what: "rename" | "remove"; readonly passkey: Passkey }
  | { readonly what: "codes"; readonly codes: readonly string[] };

/** The second sign-in in the settings: an app, passkeys, recovery codes. */
export function SecondSignIn() {
  const second = useQuery(secondQuery);
  const [asking, setAsking] = useState<Asking | null>(null);
  if (second.isError)
    return (
      <ErrorRow
        message={say("settings.notLoaded")}
        onRetry={() => void second.refetch()}
        retrying={second.isFetching}
      />
    );
  if (!second.data) return <SkeletonRows rows={3} label={say("settings.loading")} />;
  return (
    <>
      <Ways second={second.data} onAsk={setAsking} />
      {asking !== null && <Asked asking={asking} second={second.data} onAsk={setAsking} />}
    </>
  );
}

interface WaysProps {
  readonly second: Second;
  readonly onAsk: (asking: Asking) => void;
}

function Ways({ second: { app, passkeys, recovery, passkeysPossible }, onAsk }: WaysProps) {
  return (
    <div className="rounded-3 border border-line bg-sheet">
      <Way
        name={say("app")}
        state={<OnOff on={app !== null} />}
        means={app === null ? say("appMeans") : say("appSince", { day: formatDate(app.since) })}
        action={
          <Button variant="outline" size="sm" onClick={() => onAsk({ what: app === null ? "set up" : "turn off" })}>
            {say(app === null ? "app.setUp" : "app.turnOff")}
          </Button>
        }
      />
      <Way
        name={say("passkeys")}
        state={<OnOff on={passkeys.length > 0} />}
        means={say(passkeysPossible ? "passkeysMean" : "passkeysImpossible")}
        action={
          passkeysPossible && (
            <Button variant="outline" size="sm" onClick={() => onAsk({ what: "add" })}>
              {say("passkey.add")}
            </Button>
          )
        }
      >
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onAsk={onAsk} />
        ))}
      </Way>
      {recovery !== null && (
        <Way
          name={say("recovery")}
          state={recovery.left < 4 && <Chip tone="warn">{say("recoveryFew")}</Chip>}
          means={`${say("recoveryMeans")} ${say("recoveryLeft", { left: recovery.left, day: formatDate(recovery.madeAt) })}`}
          action={
            <Button variant="outline" size="sm" onClick={() => onAsk({ what: "renew" })}>
              {say("recovery.make")}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface WayProps {
  readonly name: string;
  readonly state: ReactNode;
  readonly means: string;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

const Way = ({ name, state, means, action, children }: WayProps) => (
  <div className="border-line px-4 py-3 not-first:border-t">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="type-h4 flex flex-wrap items-center gap-2">
          {name}
          {state}
        </p>
        <p className="type-help text-text-3">{means}</p>
      </div>
      {action}
    </div>
    {children}
  </div>
);

const OnOff = ({ on }: { readonly on: boolean }) => <Chip tone={on ? "ok" : "outline"}>{say(on ? "on" : "off")}</Chip>;

function PasskeyLine({ passkey, onAsk }: { readonly passkey: Passkey; readonly onAsk: WaysProps["onAsk"] }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="type-small break-words">{name}</p>
        <p className="type-help text-text-3">
          {say("passkey.dates", {
            added: formatDate(createdAt),
            used: lastUsedAt === null ? "never" : formatDate(lastUsedAt),
          })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={say("passkey.renameNamed", { name })}
          onClick={() => onAsk({ what: "rename", passkey })}
        >
          {say("passkey.rename")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={say("passkey.removeNamed", { name })}
          onClick={() => onAsk({ what: "remove", passkey })}
        >
          {say("passkey.remove")}
        </Button>
      </div>
    </div>
  );
}

interface AskedProps {
  readonly asking: Asking;
  readonly second: Second;
  readonly onAsk: (asking: Asking | null) => void;
}

function Asked({ asking, second, onAsk }: AskedProps) {
  const client = useQueryClient();
  const onClose = () => onAsk(null);
  const fresh = second.freshUntil !== null;
  const shown = (codes: readonly string[] | null) => onAsk(codes === null ? null : { what: "codes", codes });
  switch (asking.what) {
    case "set up":
      return <SetUpApp fresh={fresh} onClose={onClose} onOn={shown} />;
    case "turn off":
      return <TurnAppOff fresh={fresh} onClose={onClose} />;
    case "add":
      return <AddPasskey fresh={fresh} onClose={onClose} onAdded={shown} />;
    case "rename":
      return <RenamePasskey passkey={asking.passkey} onClose={onClose} />;
    case "remove":
      return <RemovePasskey passkey={asking.passkey} fresh={fresh} onClose={onClose} />;
    case "renew":
      return (
        <ChangeDialog
          title={say("recovery.make")}
          description={say("recovery.makeMeans")}
          action={say("recovery.make")}
          fresh={fresh}
          onSubmit={async (again) => shown(await renew(client, again))}
          onClose={onClose}
        />
      );
    case "codes":
    default:
      return <RecoveryCodes codes={asking.codes} onKept={onClose} />;
  }
}
