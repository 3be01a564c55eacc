import { Avatar } from "../../../ui/avatar";
import { initialsOf, toneOf } from "../model/people";

export const PersonAvatar = ({ userId, small }: { readonly userId: string; readonly small?: boolean }) => (
  <Avatar letters={initialsOf(userId)} tone={toneOf(userId)} size={small ? "sm" : "md"} />
);
