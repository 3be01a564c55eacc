import { clsx } from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonClass, type ButtonLook } from "./button-class";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Something started by this button is under way. It keeps its width and its focus and swallows further presses. */
  busy?: boolean | undefined;
  /** The verb in -ing shown while busy. */
  busyText?: string | undefined;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, full, busy, busyText, icon, iconAfter, className, children, onClick, ...button } = props;
  const resting = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus. Preventing the click also stops a second submit by Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...button}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || button["aria-disabled"]}
      className={clsx(buttonClass({ variant, size, full }), className)}
    >
      {busy === undefined ? resting : <Faces busy={busy} resting={resting} busyText={busyText ?? children} />}
    </button>
  );
}

/** Both faces lie on each other, so the button is as wide as the wider one all the time. */
function Faces({ busy, resting, busyText }: { busy: boolean; resting: ReactNode; busyText: ReactNode }) {
  return (
    <span className="ui-button-faces">
      <span className="ui-button-face" data-hidden={busy || undefined} aria-hidden={busy || undefined}>
        {resting}
      </span>
      <span className="ui-button-face" data-hidden={!busy || undefined} aria-hidden={!busy || undefined}>
        <span className="ui-spinner" aria-hidden="true" />
        {busyText}
      </span>
    </span>
  );
}
