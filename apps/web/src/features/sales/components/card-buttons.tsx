import { say } from "@sunwright/words/sale-money";
import { Button } from "../../../ui/button";
import type { CardStep } from "../api/card-payment";

interface CardButtonsProps {
  readonly card: { readonly state: string; readonly provider: string } | null;
  /** What begins a payment. */
  readonly label: string;
  /** Beside other ways to pay, in a row. */
  readonly small?: boolean;
  readonly busy: boolean;
  readonly onAsk: (step: CardStep) => void;
}

/** Leads to the page of the payment provider, and asks afterwards what became of the payment. */
export function CardButtons({ card, label, small = false, busy, onAsk }: CardButtonsProps) {
  const isOpen = card?.state === "open";
  const size = small ? "sm" : undefined;
  if (isOpen && card.provider === "test")
    return (
      <>
        <Button size={size} busy={busy} onClick={() => onAsk({ step: "decide", outcome: "pay" })}>
          {say("testPays")}
        </Button>
        <Button size={size} variant="outline" busy={busy} onClick={() => onAsk({ step: "decide", outcome: "decline" })}>
          {say("testDeclines")}
        </Button>
      </>
    );
  return (
    <>
      <Button size={size} variant={small ? "outline" : undefined} busy={busy} onClick={() => onAsk({ step: "begin" })}>
        {label}
      </Button>
      {isOpen && (
        <Button size={size} variant="outline" busy={busy} onClick={() => onAsk({ step: "check" })}>
          {say("checkCard")}
        </Button>
      )}
    </>
  );
}
