/** What every dialog of a job is given. */
export interface DialogOf<Sent> {
  readonly busy: boolean;
  readonly onSend: (sent: Sent) => void;
  readonly onClose: () => void;
}
