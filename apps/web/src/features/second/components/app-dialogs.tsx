import { say } from "@sunwright/words/second";
import { say as sayStep } from "@sunwright/words/second-step";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { Fetched } from "../../../ui/fetched";
import { onDemand } from "../../../ui/on-demand";
import { Skeleton } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { beginApp, turnAppOff, turnAppOn } from "../api/second";
import { ChangeDialog } from "./change-dialog";
import { failureWords, isWrongCode } from "./failure";

const qrCode = onDemand(() => import("./qr-code"));

interface DialogProps {
  readonly fresh: boolean;
  readonly onClose: () => void;
}

/** The password, then the secret, then a code of it. */
export function SetUpApp({
  fresh,
  onClose,
  onOn,
}: DialogProps & { readonly onOn: (codes: readonly string[] | null) => void }) {
  const [app, setApp] = useState<{ readonly secret: string; readonly uri: string }>();
  if (app === undefined)
    return (
      <ChangeDialog
        title={say("app.setUp")}
        description={say("appMeans")}
        action={sayStep("continue")}
        fresh={fresh}
        onSubmit={async (again) => setApp(await beginApp(again))}
        onClose={onClose}
      />
    );
  return <FirstCode {...app} onClose={onClose} onOn={onOn} />;
}

interface FirstCodeProps {
  readonly secret: string;
  readonly uri: string;
  readonly onClose: () => void;
  readonly onOn: (codes: readonly string[] | null) => void;
}

function FirstCode({ secret, uri, onClose, onOn }: FirstCodeProps) {
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const codes = await turnAppOn(client, code.replaceAll(/\s/g, ""));
      toast({ title: say("app.isOn") });
      onOn(codes);
    } catch (error) {
      const words = failureWords(error, say("unchanged"));
      if (isWrongCode(error)) setProblem(words);
      else toast({ title: say("notChanged"), description: words, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      words={{ keep: say("cancel"), saving: sayStep("checking") }}
      title={say("app.setUp")}
      description={say("app.scan")}
      action={say("app.turnOn")}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fetched script={qrCode} waiting={<Skeleton className="size-44" />}>
        {({ QrCode }) => <QrCode text={uri} label={say("app.qr")} />}
      </Fetched>
      <Field label={say("app.secret")}>
        <TextInput
          readOnly
          value={groupsOfFour(secret)}

          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Field label={sayStep("way.code")} help={sayStep("way.codeHelp")} error={problem}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="max-w-48"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

const groupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

export function TurnAppOff({ fresh, onClose }: DialogProps) {
  const client = useQueryClient();
  return (
    <ChangeDialog
      title={say("app.turnOffTitle")}
      description={say("app.turnOffMeans")}
      action={say("app.turnOff")}
      danger
      fresh={fresh}
      onSubmit={async (again) => {
        await turnAppOff(client, again);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
