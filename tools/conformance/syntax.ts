import { childrenOf, isNode, parse, type Node } from "../source";

/** A test file or one of its helpers, parsed. */
export interface Module {
  readonly file: string;
  readonly text: string;
  readonly program: Node;
  readonly parents: ReadonlyMap<Node, Node>;
}

/** Finds the file an import leads to, where it is a test's helper. */
export type Imports = (file: string, specifier: string) => Module | undefined;

export function parseModule(file: string, text: string): Module {
  const program = parse(file, text);
  const parents = new Map<Node, Node>();
  const rest = [program];
  for (let node = rest.pop(); node; node = rest.pop()) {
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      rest.push(child);
    }
  }
  return { file, text, program, parents };
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
export const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type);

export function one(node: Node, key: string): Node | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}
export function many(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}
/** Of an identifier, or of a property or key that is one. */
export const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === "Identifier" && typeof node.name === "string" ? node.name : undefined;

const WRAPPERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression", "ParenthesizedExpression"]);
/** An expression without what TypeScript writes around it. */
export function bare(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? one(node, "expression") : undefined;
  return inner ? bare(inner) : node;
}

/** Where in a value something stands: the place in a list, the key in a record. */
export type Step = number | string;

/** How a pattern takes the name out of its value, where it does. */
function pathTo(pattern: Node, name: string): readonly Step[] | undefined {
  if (pattern.type === "AssignmentPattern" || pattern.type === "RestElement") {
    const inner = one(pattern, pattern.type === "RestElement" ? "argument" : "left");
    return inner && pathTo(inner, name);
  }
  if (pattern.type === "ArrayPattern") {
    const elements = Array.isArray(pattern.elements) ? pattern.elements : [];
    for (const [index, element] of elements.entries()) {
      const path = isNode(element) ? pathTo(element, name) : undefined;
      if (path) return [index, ...path];
    }
  }
  if (pattern.type === "ObjectPattern") {
    for (const property of many(pattern, "properties")) {
      const value = property.type === "RestElement" ? property : one(property, "value");
      const path = value && pathTo(value, name);
      const key = nameOf(one(property, "key"));
      if (path) return key === undefined ? path : [key, ...path];
    }
  }
  return nameOf(pattern) === name ? [] : undefined;
}

export type Binding =
  /** `const name = node`, by way of a pattern. */
  | { readonly kind: "value"; readonly module: Module; readonly node: Node; readonly path: readonly Step[] }
  /** `for (const name of node)`. */
  | { readonly kind: "each"; readonly module: Module; readonly node: Node; readonly path: readonly Step[] }
  | {
      readonly kind: "parameter";
      readonly module: Module;
      readonly of: Node;
      readonly index: number;
      readonly path: readonly Step[];
    };

function boundIn(statement: Node, name: string, module: Module, imports: Imports): Binding | undefined {
  if (statement.type === "ExportNamedDeclaration") {
    const declaration = one(statement, "declaration");
    return declaration && boundIn(declaration, name, module, imports);
  }
  if (statement.type === "FunctionDeclaration" && nameOf(one(statement, "id")) === name) {
    return { kind: "value", module, node: statement, path: [] };
  }
  if (statement.type === "ImportDeclaration") {
    const imported = many(statement, "specifiers").find((specifier) => nameOf(one(specifier, "local")) === name);
    const wanted = imported && nameOf(one(imported, "imported"));
    const from = wanted !== undefined && imports(module.file, String(one(statement, "source")?.value));
    return from ? boundAmong(many(from.program, "body"), wanted, from, imports) : undefined;
  }
  for (const declarator of statement.type === "VariableDeclaration" ? many(statement, "declarations") : []) {
    const [id, init] = [one(declarator, "id"), one(declarator, "init")];
    const path = id && init && pathTo(id, name);
    if (path) return { kind: "value", module, node: bare(init), path };
  }
  return undefined;
}

function boundAmong(statements: readonly Node[], name: string, module: Module, imports: Imports): Binding | undefined {
  for (const statement of statements) {
    const found = boundIn(statement, name, module, imports);
    if (found) return found;
  }
  return undefined;
}

function boundBy(scope: Node, name: string, module: Module, imports: Imports): Binding | undefined {
  if (isFunction(scope)) {
    for (const [index, parameter] of many(scope, "params").entries()) {
      const path = pathTo(parameter, name);
      if (path) return { kind: "parameter", module, of: scope, index, path };
    }
  }
  if (scope.type === "ForOfStatement") {
    const [left, right] = [one(scope, "left"), one(scope, "right")];
    for (const declarator of left ? many(left, "declarations") : []) {
      const id = one(declarator, "id");
      const path = id && pathTo(id, name);
      if (path && right) return { kind: "each", module, node: right, path };
    }
  }
  return boundAmong(many(scope, "body"), name, module, imports);
}

/** What a name means where it stands. Nothing for what comes from outside the tests. */
export function bindingOf(identifier: Node, module: Module, imports: Imports): Binding | undefined {
  const name = nameOf(identifier);
  if (name === undefined) return undefined;
  for (let scope = module.parents.get(identifier); scope; scope = module.parents.get(scope)) {
    const found = boundBy(scope, name, module, imports);
    if (found) return found;
  }
  return undefined;
}
