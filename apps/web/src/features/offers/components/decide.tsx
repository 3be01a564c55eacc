import type { Offer, Offers } from "@sunwright/contract/offers";
import type { Currency } from "@sunwright/engine/parameters/options";
import { bars } from "@sunwright/engine/quotes/severity";
import { say } from "@sunwright/words/offers";
import { say as name } from "@sunwright/words/quote-names";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { changesSaid } from "../../../lib/changes-said";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { WarningLine } from "../../../lib/warning-line";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Chip } from "../../../ui/chip";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { type Decision, useDeciding } from "../api/offers";

interface DecideProps {
  readonly offer: Offer;
  readonly main: boolean;
  readonly onAsk: Asking;
}

type Asked = "accept" | "ask_change" | "decline";
/** What is asked about which offer. Held by the page: what is typed stays where a phone is turned. */
export interface AskedOf {
  readonly offerId: string;
  readonly what: Asked;
}
export type Asking = (asked: AskedOf) => void;

/** What the owner may do with an offer, each in a dialog that says what follows. */
export function Decide({ offer, main, onAsk }: DecideProps) {
  const { events, state, id: offerId, firm, warnings } = offer;
  if (events.length === 0) return <Chip tone={state === "accepted" ? "ok" : "outline"}>{name(`state.${state}`)}</Chip>;
  const changes = changesSaid(warnings);
  const leads = main && changes === null;
  return (
    <div className="offer-decide">
      {events.includes("accept") && changes !== null && (
        <p className="offer-barred type-small">{say("barred", { firm: firm.name, changes })}</p>
      )}
      {events.includes("accept") && (
        <Button
          full
          variant={leads ? "primary" : "outline"}
          icon={leads ? <Check size={18} strokeWidth={2} aria-hidden="true" /> : undefined}
          onClick={() => onAsk({ offerId, what: "accept" })}
        >
          {say("accept")}
        </Button>
      )}
      {events.includes("ask_change") && (
        <Button full variant="outline" onClick={() => onAsk({ offerId, what: "ask_change" })}>
          {say("askChange")}
        </Button>
      )}
      {state === "change_asked" && <Chip tone="info">{name("state.change_asked")}</Chip>}
      {events.includes("decline") && (
        <Button full variant="ghost" onClick={() => onAsk({ offerId, what: "decline" })}>
          {say("decline")}
        </Button>
      )}
    </div>
  );
}

interface DecidingProps {
  readonly projectId: string;
  readonly offer: Offer;
  readonly offers: Pick<Offers, "currency" | "laws">;
  readonly what: Asked;
  readonly onClose: () => void;
}

/** The dialog of what is asked about an offer. */
export function Deciding({ projectId, offer, offers: { currency, laws }, what, onClose }: DecidingProps) {
  const deciding = useDeciding(projectId);
  const decide = (decision: Decision) => deciding.mutate(decision, { onSuccess: onClose });
  const parts = { offer, busy: deciding.isPending, onDecide: decide, onClose };
  if (what !== "accept") return <Answering {...parts} answer={what} />;
  return <Accepting {...parts} currency={currency} law={laws.find(({ firmId }) => firmId === offer.firm.id)} />;
}

interface AskedProps {
  readonly offer: Offer;
  readonly busy: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

const LEAST = 3;
const MOST = 200;

interface AcceptingProps extends AskedProps {
  readonly currency: Currency;
  /** Of the country of the firm. */
  readonly law: Offers["laws"][number] | undefined;
}

function Accepting({ offer, currency, law, busy, onDecide, onClose }: AcceptingProps) {
  const [address, setAddress] = useState("");
  const [tried, setTried] = useState(false);
  const [knowing, setKnowing] = useState(false);
  const { firm, totals, sentAt, id, warnings } = offer;
  const dangers = warnings.filter(bars);
  const fault = address.trim().length < LEAST;
  const unread = dangers.length > 0 && !knowing;
  const submit = () => {
    setTried(true);
    if (!fault && !unread)
      onDecide({
        does: "accept",
        versionId: id,
        body: {
          totalMinor: totals.totalMinor,
          address: address.trim(),
          acknowledged: dangers.map(({ code, about }) => ({ code, about })),
        },
      });
  };
  return (
    <Form
      title={say("acceptTitle", { firm: firm.name })}
      description={say("acceptMeans", {
        firm: firm.name,
        amount: amountText(totals.totalMinor, currency),
        day: formatDate(sentAt),
      })}
      action={say(law?.saysObligation === true ? "acceptLegal" : "accept")}
      busyText={say("accepting")}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={say("address")}
        help={say("addressHelp", { firm: firm.name })}
        error={tried && fault ? say("addressFault") : undefined}
        required
      >
        <TextInput
          value={address}
          maxLength={MOST}
          autoComplete="street-address"
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      {law != null && law.withdrawalDays !== null && (
        <p className="type-small text-text-2">{say("withdrawal", { days: law.withdrawalDays })}</p>
      )}
      {dangers.length > 0 && (
        <div className="grid gap-2">
          <p className="type-small">{say("acceptBarred")}</p>
          {dangers.map((warning) => (
            <WarningLine key={`${warning.code} ${warning.about}`} warning={warning} />
          ))}
          <Checkbox
            label={say("acceptKnowing")}
            checked={knowing}
            onCheckedChange={setKnowing}
            error={tried && unread ? say("acceptKnowingFault") : undefined}
            required
          />
        </div>
      )}
    </Form>
  );
}

const WORDS_MOST = 2_000;

function Answering({
  offer,
  answer,
  busy,
  onDecide,
  onClose,
}: AskedProps & { readonly answer: "ask_change" | "decline" }) {
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const { firm, id } = offer;
  const asks = answer === "ask_change";
  const fault = asks && words.trim() === "";
  const submit = () => {
    setTried(true);
    if (!fault) onDecide({ does: "answer", versionId: id, body: { answer, words: words.trim() } });
  };
  return (
    <Form
      title={say(asks ? "changeTitle" : "declineTitle", { firm: firm.name })}
      description={asks ? say("changeMeans", { firm: firm.name }) : say("declineMeans")}
      action={say(asks ? "sendWish" : "decline")}
      busyText={say(asks ? "sending" : "declining")}
      busy={busy}
      danger={!asks}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={say(asks ? "changeWords" : "declineWords")}
        help={say("changeHelp")}
        error={tried && fault ? say("changeFault") : undefined}
        optional={asks ? undefined : say("optional")}
        required={asks}
      >
        <TextArea rows={4} maxLength={WORDS_MOST} value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
    </Form>
  );
}

interface FormProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly busyText: string;
  readonly busy: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One of these dialogs is open at a time. */
const FORM = "offer-decision";

const Form = ({ title, description, action, busyText, busy, danger, onSubmit, onClose, children }: FormProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={description}
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          {say("cancel")}
        </Button>
        <Button variant={danger ? "danger" : "primary"} type="submit" form={FORM} busy={busy} busyText={busyText}>
          {action}
        </Button>
      </>
    }
  >
    <form
      id={FORM}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
    </form>
  </Dialog>
);
