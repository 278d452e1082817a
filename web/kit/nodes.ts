/** A connection as read; a field that could not be read leaves null in its place. */
type Connection<Node> = {
  readonly edges?: readonly ({ readonly node?: Node } | null | undefined)[] | null | undefined;
};

/** The nodes of a connection, without those that could not be read. */
export const nodesOf = <Node>(connection: Connection<Node> | null | undefined): NonNullable<Node>[] =>
  (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);
