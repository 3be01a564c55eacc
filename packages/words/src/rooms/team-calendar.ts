import { room } from "../room";

/** The days of a firm's teams, beside its board of jobs. */
export const say = room("team-calendar", {
  title: "Calendar",
  weeks: "Weeks shown",
  earlier: "Four Weeks Earlier",
  later: "Four Weeks Later",
  now: "This Week",
  from: "{from} to {to}",
  noTeam: "No team yet",
  free: "Free from {day}",
  freeFor: "Free from {day}, {days, plural, one {# day} other {# days}}",
  clash: "Two jobs at once on {day}",
  job: "{client}, {place}: {days}, {state}",
  none: "No jobs in these weeks.",
  noDay: "{jobs, plural, one {# open job has} other {# open jobs have}} no date yet. See the list.",
  more: "The calendar shows the first {count, number, whole} jobs by date. The list shows all.",
  help: "Set the date and team on each job''s page.",
});
