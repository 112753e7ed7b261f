/** The parts of Gatsby's nodes and node model that the resolvers use; Gatsby has no types for them. */

export interface ContentNode {
  id: string;
  parent: string;
}

export interface FileNode extends ContentNode {
  name: string;
  /** The folder inside content/, such as "templates/floral". */
  relativeDirectory: string;
  absolutePath: string;
  children: string[];
}

export interface TemplateNode extends ContentNode {
  jsonId: string;
  name: string;
  popular: boolean;
}

export interface CategoryNode extends ContentNode {
  section: string;
  cover: string;
  gathers: string;
  order: number;
}

interface Query {
  type: string;
  query?: { filter: Record<string, unknown> };
}

export interface NodeModel {
  getNodeById<T>(args: { id: string; type?: string }): T | null;
  findOne<T>(args: Query): Promise<T | null>;
  findAll<T>(args: Query): Promise<{ entries: Iterable<T> }>;
  findRootNodeAncestor(object: unknown): FileNode | null;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** The JSON file that a node, or an object inside a node, was read from. */
export function fileOf(object: unknown, nodeModel: NodeModel): FileNode {
  const file = nodeModel.findRootNodeAncestor(object);
  if (!file) {
    throw new Error("A content node has no file");
  }
  return file;
}
