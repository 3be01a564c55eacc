import { clsx } from "clsx";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { floating, useNear } from "./floating";
import { useLoaded, type OnDemand } from "./on-demand";

/** One value that went into a figure, and where it came from. */
export interface ExplanationInput {
  name: ReactNode;
  value: ReactNode;
  source?: ReactNode;
}

export interface Explanation {
  name: string;
  /** The formula with this project's values in it, result last. */
  equation: ReactNode;
  body?: ReactNode;
  inputs?: readonly ExplanationInput[] | undefined;
  /** Clause, table or page the formula comes from. */
  source?: ReactNode;
}

export interface NumProps {
  /** Already formatted. */
  value: ReactNode;
  unit?: ReactNode;
  /** Stands before the figure, smaller. */
  currency?: ReactNode;
  /** 52, 34, 24 or 18 px. */
  size?: 1 | 2 | 3 | 4 | undefined;
  /** One on demand is fetched when a person turns to the figure. */
  explanation?: Explanation | OnDemand<Explanation> | undefined;
  /** What the figure is, for assistive technology, where no visible label stands before it. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Num({ value, unit, currency, size = 4, explanation, label, className }: NumProps) {
  const look = clsx("ui-num n", `n-${size}`, className);
  const figure = (
    <>
      {label && <span className="ui-visually-hidden">{label} </span>}
      {currency !== undefined && <span className="currency">{currency}</span>}
      <span className="ui-num-digits">{value}</span>
      {unit !== undefined && <span className="unit"> {unit}</span>}
    </>
  );
  if (!explanation) return <span className={look}>{figure}</span>;
  if ("load" in explanation)
    return (
      <FigureExplainedLater later={explanation} className={look}>
        {figure}
      </FigureExplainedLater>
    );
  return (
    <ExplainedFigure explanation={explanation} className={look}>
      {figure}
    </ExplainedFigure>
  );
}

interface FigureProps {
  className: string;
  children: ReactNode;
}

const FigureExplainedLater = ({ later, ...figure }: FigureProps & { later: OnDemand<Explanation> }) => (
  <ExplainedFigure explanation={useLoaded(later)} onTurnedTo={later.load} {...figure} />
);

interface ExplainedFigureProps extends FigureProps {
  /** Null while its words are not there. */
  explanation: Explanation | null;
  /** As it is turned to by pointer or focus. */
  onTurnedTo?: () => void;
}

/** A button around a figure: hover, focus and tap open the explanation; Escape closes it and keeps the focus. */
function ExplainedFigure({ explanation, onTurnedTo, className, children }: ExplainedFigureProps) {
  const id = useId();
  const figure = useRef<HTMLButtonElement>(null);
  const reveal = useReveal(onTurnedTo);
  const parts = floating.useLoaded();
  const panel = explanation && parts && { explanation, NotePanel: parts.NotePanel };
  return (
    <>
      <button
        ref={figure}
        type="button"
        aria-describedby={id}
        className={clsx(className, "ui-num-why")}
        onClick={reveal.toggle}
        onFocus={reveal.focus}
        onBlur={reveal.close}
        onKeyDown={reveal.escape}
        onPointerEnter={reveal.enter}
        onPointerLeave={reveal.leave}
      >
        {children}
      </button>
      {/* Once there are words, a screen reader has the description before anything opens. */}
      {!(reveal.open && panel) && (
        <span id={id} hidden>
          {explanation?.equation}
        </span>
      )}
      {reveal.near && panel && (
        <panel.NotePanel
          anchor={figure}
          open={reveal.open}
          onOpenChange={(open) => !open && reveal.close()}
          id={id}
          // A tap moves no focus, so nothing else would make a screen reader speak.
          live
          side="bottom"
          align="start"
          arrow
          sideOffset={4}
          collisionPadding={12}
          className="ui-popover ui-explanation"
          onPointerEnter={reveal.enter}
          onPointerLeave={reveal.leave}
        >
          <ExplanationText {...panel.explanation} />
        </panel.NotePanel>
      )}
    </>
  );
}

function ExplanationText({ name, equation, body, inputs, source }: Explanation) {
  return (
    <>
      <div className="type-label">{name}</div>
      <div className="ui-explanation-equation">{equation}</div>
      {body && <div className="ui-explanation-source">{body}</div>}
      {inputs && inputs.length > 0 && (
        <dl className="ui-explanation-source ui-explanation-inputs">
          {inputs.map((input, index) => (
            <InputLine key={index} {...input} />
          ))}
        </dl>
      )}
      {source && <div className="ui-explanation-source">{source}</div>}
    </>
  );
}

const InputLine = ({ name, value, source }: ExplanationInput) => (
  <>
    <dt>
      {name}
      {source && <>, {source}</>}
    </dt>
    <dd>{value}</dd>
  </>
);

/** Long enough that crossing a table of figures opens nothing, and that the pointer reaches an open explanation. */
const HOVER_DELAY_MS = 120;

/** Open by hover until the pointer leaves, by focus until it moves on, by a press until the next one. */
function useReveal(onTurnedTo?: () => void) {
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const { near, turnTo: loadPanel } = useNear();
  const turnTo = () => {
    loadPanel();
    onTurnedTo?.();
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setPinned(false);
  };
  return {
    near,
    open,
    close,
    toggle: () => {
      turnTo();
      if (pinned) return close();
      clearTimeout(timer.current);
      setOpen(true);
      setPinned(true);
    },
    focus: (event: FocusEvent) => {
      turnTo();
      if (event.currentTarget.matches(":focus-visible")) setOpen(true);
    },
    // The panel listens for Escape itself, but only a moment after it is seen; the figure has the focus all along.
    escape: (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    },
    enter: (event: PointerEvent) => {
      turnTo();
      if (event.pointerType === "mouse") later(() => setOpen(true));
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !pinned) later(() => setOpen(false));
    },
  };
}
