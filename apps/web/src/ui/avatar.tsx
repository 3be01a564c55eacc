import { clsx } from "clsx";
import { useState } from "react";
import { initials } from "./initials";

export interface AvatarProps {
  name?: string | null | undefined;
  /** In place of the letters of the name. */
  letters?: string | undefined;
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  tone?: "brand" | "warn" | "info" | undefined;
  className?: string | undefined;
}

/** A picture, else initials, else "U". Beside a name it is decoration; alone its wrapper carries the name. */
export function Avatar({ name, letters, src, size = "md", tone = "brand", className }: AvatarProps) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  const showPicture = Boolean(src) && src !== brokenSource;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "ui-avatar",
        size !== "md" && `ui-avatar-${size}`,
        tone !== "brand" && `ui-avatar-${tone}`,
        className,
      )}
    >
      {showPicture && src ? (
        <img src={src} alt="" onError={() => setBrokenSource(src)} />
      ) : (
        <span>{letters ?? initials(name)}</span>
      )}
    </span>
  );
}
