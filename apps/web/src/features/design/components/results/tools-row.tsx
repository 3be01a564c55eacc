/** The five further tools of a sized project. Each says where it stands until it is there. */
const TOOLS = [
  { title: "Project Sharing and Collaboration", state: "Being built: links with a permission and an expiry" },
  { title: "Collaboration History", state: "Being built: changes are already recorded" },
  { title: "Project Comments and Discussion", state: "Being built" },
  { title: "One-Click Solar Cost Comparison Wizard", state: "Being built: three configurations side by side" },
  { title: "Panel placement optimizer", state: "Being built: these panels on your own roof" },
] as const;

export const ToolsRow = () => (
  <section aria-label="Project tools" className="tools-row">
    <ul>
      {TOOLS.map(({ title, state }) => (
        <li key={title}>
          <p className="type-h4">{title}</p>
          <p className="type-help text-text-3">{state}</p>
        </li>
      ))}
    </ul>
  </section>
);
