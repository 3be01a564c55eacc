import type { Comment } from "@sunwright/contract/comments";
import { useState } from "react";
import { useUser } from "../../../lib/current-user";
import { useAddComment, useUpdateComment } from "../api/comments";
import { useTexts } from "../api/texts";
import { rootOf } from "../model/threads";

/** One box at a time stands open in the thread: an edit or a reply (S-355, S-356). */
type Open = { readonly kind: "edit" | "reply"; readonly id: string } | null;

const NEW = "new";
const boxOf = ({ kind, id }: NonNullable<Open>) => `${kind}:${id}`;

export type Discussion = ReturnType<typeof useDiscussion>;

/** What is typed, which box is open, and what sending does. A text leaves its box when the server has it. */
export function useDiscussion(projectId: string) {
  const texts = useTexts(projectId, useUser().id);
  const [open, setOpen] = useState<Open>(null);
  const add = useAddComment(projectId);
  const reply = useAddComment(projectId);
  const update = useUpdateComment(projectId);
  const isOpen = (kind: "edit" | "reply", { id }: Comment) => open?.kind === kind && open.id === id;
  const leave = (box: NonNullable<Open>) => {
    texts.drop(boxOf(box));
    setOpen((now) => (now?.kind === box.kind && now.id === box.id ? null : now));
  };

  function box(kind: "edit" | "reply", { id, content }: Comment) {
    const name = boxOf({ kind, id });
    return {
      text: texts.read(name, kind === "edit" ? content : ""),
      onText: (text: string) => texts.write(name, text),
      onCancel: () => leave({ kind, id }),
    };
  }

  return {
    isEditing: (comment: Comment) => isOpen("edit", comment),
    isReplying: (comment: Comment) => isOpen("reply", comment),
    openEdit: ({ id }: Comment) => setOpen({ kind: "edit", id }),
    openReply: ({ id }: Comment) => setOpen({ kind: "reply", id }),

    newBox: {
      text: texts.read(NEW),
      busy: add.isPending,
      onText: (text: string) => texts.write(NEW, text),
      onSubmit: (content: string) => add.mutate({ content, parentId: null }, { onSuccess: () => texts.drop(NEW) }),
    },
    replyBox: (comment: Comment) => ({
      ...box("reply", comment),
      busy: reply.isPending,
      onSubmit: (content: string) =>
        reply.mutate(
          { content, parentId: rootOf(comment) },
          { onSuccess: () => leave({ kind: "reply", id: comment.id }) },
        ),
    }),
    editBox: (comment: Comment) => ({
      ...box("edit", comment),
      busy: update.isPending,
      onSubmit: (content: string) =>
        update.mutate({ id: comment.id, content }, { onSuccess: () => leave({ kind: "edit", id: comment.id }) }),
    }),
  };
}
