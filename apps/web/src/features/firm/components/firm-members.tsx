import { say } from "@sunwright/words/firm";
import type { Response } from "@sunwright/contract/endpoint";
import { changeMember, inviteMember, listMembers, removeMember, withdrawInvitation } from "@sunwright/contract/firms";
import { MEMBER_ROLES } from "@sunwright/contract/shops";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call, read } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { useUser } from "../../../lib/current-user";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ErrorRow } from "../../../ui/error-row";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import type { OwnFirm } from "../model/own-firm";
import "../firm.css";

type Answer = Response<typeof listMembers>;
type Member = Answer["members"][number];

const ROLE_OPTIONS = MEMBER_ROLES.map((value) => ({ value, label: say(`role.${value}`) }));
const failed = (error: Error) =>
  toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) });

/** Who works for the firm, and who is asked to. */
export function FirmMembers({ firm }: { readonly firm: OwnFirm }) {
  const answer = useQuery(read(listMembers));
  return (
    <Sheet aria-label={say("members")}>
      <SheetSection level={2} title={say("members")}>
        <p className="type-small mb-4 text-text-2">{say("role.means", { kind: firm.kind })}</p>
        {answer.data ? (
          <People firm={firm} answer={answer.data} />
        ) : answer.isError ? (
          <ErrorRow
            message={say("membersNotLoaded")}
            detail={say("nothingLost")}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={2} showLabel label={say("members")} />
          </Delayed>
        )}
      </SheetSection>
    </Sheet>
  );
}

function People({ firm, answer }: { readonly firm: OwnFirm; readonly answer: Answer }) {
  const { kind } = firm;
  const [leaving, setLeaving] = useState<Member | null>(null);
  const user = useUser();
  const client = useQueryClient();
  const owner = firm.role === "owner" && firm.state !== "closed";
  const onSettled = () => readAgain(client, removeMember);
  const change = useMutation({
    // The role chosen last is written last.
    scope: { id: "roles-of-firm" },
    mutationFn: ({ userId, role }: Pick<Member, "userId" | "role">) =>
      call(changeMember, { params: { userId }, body: { role } }),
    onError: failed,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ userId }: Member) => call(removeMember, { params: { userId } }),
    onError: failed,
    onSettled: async () => {
      setLeaving(null);
      await onSettled();
    },
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: string) => call(withdrawInvitation, { params: { invitationId } }),
    onError: failed,
    onSettled,
  });
  const nameOf = ({ name, userId }: Member) => {
    const known = name === "" ? say("formerMember") : name;
    return userId === user.id ? say("you", { name: known }) : known;
  };
  const self = leaving?.userId === user.id;
  return (
    <>
      <ul className="grid gap-3">
        {answer.members.map((member) => (
          <li key={member.userId} className="firm-member">
            <span className="min-w-0 break-words">{nameOf(member)}</span>
            {owner ? (
              <Select
                size="sm"
                aria-label={say("roleOf", { name: nameOf(member) })}
                value={member.role}
                options={ROLE_OPTIONS}
                disabled={change.isPending}
                onValueChange={(role) => change.mutate({ userId: member.userId, role })}
              />
            ) : (
              <span className="type-small text-text-2">{say(`role.${member.role}`)}</span>
            )}
            {owner && member.userId !== user.id && (
              <IconButton
                label={say("letGo", { name: nameOf(member) })}
                icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => setLeaving(member)}
              />
            )}
          </li>
        ))}
        {answer.invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="firm-member">
            <span className="min-w-0">
              <span className="block truncate">{email}</span>
              <span className="type-help text-text-3">{say("invited", { role, until: formatDate(expiresAt) })}</span>
            </span>
            <span />
            <IconButton
              label={say("withdraw", { email })}
              icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => withdraw.mutate(id)}
            />
          </li>
        ))}
      </ul>
      {owner && <Invite />}
      {answer.members.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-4"
          onClick={() => setLeaving(answer.members.find(({ userId }) => userId === user.id) ?? null)}
        >
          {say("leave", { kind })}
        </Button>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={self ? say("leave.title", { firm: firm.name }) : say("letGo.title", { name: nameOf(leaving) })}
          description={self ? say("leave.means", { kind }) : say("letGo.means", { kind })}
          action={self ? say("leave", { kind }) : say("letGo.action")}
          busyText={say("removing")}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

const FIELDS = { email: ["too_many_members", "too_many_attempts"], role: [] } as const;

/** One address at a time. */
function Invite() {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Member["role"]>("staff");
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const wrong = !/^\S+@\S+\.\S+$/.test(email.trim());
  const invite = useMutation({
    mutationFn: () => call(inviteMember, { body: { email, role } }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("inviteSent", { email }) });
      setEmail("");
      setTried(false);
      await readAgain(client, inviteMember);
    },
    onError: (error) => {
      if (isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("notInvited"), description: userMessageOf(error, "") });
    },
  });
  const reasons = reasonsAt(invite.error, FIELDS);
  return (
    <form
      noValidate
      className="mt-5 grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong) invite.mutate();
      }}
    >
      <Field
        label={say("email")}
        help={say("inviteHelp")}
        error={tried && wrong ? say("emailNeeded") : reasons["email"]}
      >
        <TextInput
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            invite.reset();
          }}
        />
      </Field>
      <Field label={say("inviteAs")} error={reasons["role"]}>
        <Select value={role} options={ROLE_OPTIONS} onValueChange={setRole} />
      </Field>
      <div>
        <Button type="submit" variant="outline" busy={invite.isPending} busyText={say("inviting")}>
          {say("invite")}
        </Button>
      </div>
    </form>
  );
}
