import type { PlainAddress } from "../../lib/routing/address";
import { Link } from "../../lib/routing/link";
import "./firm.css";

interface FirmBarProps {
  /** What kind of firm it is, over its name. */
  readonly label: string;
  readonly name?: string | undefined;
  readonly navigation: string;
  /** The first is its home. */
  readonly rooms: readonly { readonly to: PlainAddress; readonly label: string }[];
}

/** The rooms of a firm, under the frame's own bar. */
export const FirmBar = ({ label, name, navigation, rooms }: FirmBarProps) => (
  <div className="border-b border-line bg-sheet print:hidden">
    <div className="page-width firm-bar">
      {name !== undefined && (
        <div className="firm-name">
          <span className="type-label">{label}</span>
          <span className="type-h4 truncate">{name}</span>
        </div>
      )}
      <nav aria-label={navigation} className="firm-rooms">
        {rooms.map(({ to, label: room }, index) => (
          <Link key={to} to={to} showsOpen={index === 0 ? "page" : "within"} className="firm-room">
            {room}
          </Link>
        ))}
      </nav>
    </div>
  </div>
);
