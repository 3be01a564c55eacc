import { say } from "@sunwright/words/bell";
import { MAIL_PACES, type NoticeTopic } from "@sunwright/contract/notices";
import type { NotificationSettings } from "@sunwright/contract/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { Root, Thumb } from "radix-ui/switch";
import { ErrorRow } from "../../ui/error-row";
import { Segmented } from "../../ui/segmented";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { settingsQuery, useChoosing } from "./api/notifications";
import "./bell.css";

const PACES = MAIL_PACES.map((value) => ({ value, label: say(`pace.${value}`) }));
type Way = "app" | "mail";

/** What may reach somebody, by topic and way. Takes effect at once; mails about the account itself cannot be switched off. */
export function NotificationSwitches() {
  const answer = useQuery(settingsQuery);
  const settings = answer.data;
  if (settings) return <Switches settings={settings} />;
  if (answer.isError)
    return (
      <ErrorRow
        message={say("settingsNotLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  return (
    <Delayed>
      <SkeletonRows label={say("loading")} />
    </Delayed>
  );
}

function Switches({ settings }: { readonly settings: NotificationSettings }) {
  const client = useQueryClient();
  const choose = useChoosing();
  function set(topic: NoticeTopic, way: Way, on: boolean) {
    const topics = settings.topics.map((each) => (each.topic === topic ? { ...each, [way]: on } : each));
    client.setQueryData(settingsQuery.queryKey, { ...settings, topics });
    choose.mutate({ topics: { [topic]: { [way]: on } } });
  }
  return (
    <div className="grid gap-6">
      <div className="reach">
        <span />
        <span className="type-label pb-1.5 text-center">{say("app")}</span>
        <span className="type-label pb-1.5 text-center">{say("mail")}</span>
        {settings.topics.map(({ topic, app, mail }) => (
          <Row key={topic} topic={topic} on={{ app, mail }} mails={settings.pace !== "never"} onSet={set} />
        ))}
        <div className="reach-topic">
          <span className="type-small font-semibold">{say("security")}</span>
          <span className="type-help text-text-3">{say("securityHelp")}</span>
        </div>
        <span className="reach-way">
          <Lock size={16} strokeWidth={1.75} className="text-text-3" aria-hidden="true" />
        </span>
        <span className="reach-way">
          <Lock size={16} strokeWidth={1.75} className="text-text-3" aria-hidden="true" />
        </span>
      </div>
      <div>
        <div className="type-small mb-2 font-semibold">{say("pace")}</div>
        <Segmented
          label={say("pace")}
          value={settings.pace}
          options={PACES}
          onValueChange={(pace) => {
            client.setQueryData(settingsQuery.queryKey, { ...settings, pace });
            // A mail of the morning comes in the morning of where this is said.
            choose.mutate({ pace, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
          }}
        />
        <p className="type-help mt-2 text-text-2">{say(`paceHelp.${settings.pace}`)}</p>
      </div>
    </div>
  );
}

interface RowProps {
  readonly topic: NoticeTopic;
  readonly on: Readonly<Record<Way, boolean>>;
  /** Without mails at all their switches say nothing. */
  readonly mails: boolean;
  readonly onSet: (topic: NoticeTopic, way: Way, on: boolean) => void;
}

function Row({ topic, on, mails, onSet }: RowProps) {
  const name = say(`topic.${topic}`);
  return (
    <>
      <div className="reach-topic">
        <span className="type-small font-semibold">{name}</span>
        <span className="type-help text-text-3">{say(`help.${topic}`)}</span>
      </div>
      <span className="reach-way">
        <Root
          className="ui-switch"
          aria-label={say("appOf", { topic: name })}
          checked={on.app}
          onCheckedChange={(checked) => onSet(topic, "app", checked)}
        >
          <Thumb />
        </Root>
      </span>
      <span className="reach-way">
        <Root
          className="ui-switch"
          aria-label={say("mailOf", { topic: name })}
          checked={on.mail && mails}
          disabled={!mails}
          onCheckedChange={(checked) => onSet(topic, "mail", checked)}
        >
          <Thumb />
        </Root>
      </span>
    </>
  );
}
