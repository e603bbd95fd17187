/** Text of a PostgreSQL `tsquery` over facets. What stands in a facet is only ever looked for, and never taken for syntax. */
export type FacetQuery = string & { readonly "facet query": unique symbol };

/** Contacts with this facet. */
export function has(facet: string): FacetQuery {
  return `'${facet.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` as FacetQuery;
}

/** Contacts with a facet that begins like this. */
export function hasBeginning(facet: string): FacetQuery {
  return `${has(facet)}:*` as FacetQuery;
}

/** Contacts for which all hold; undefined for none at all. */
export function allOf(queries: readonly FacetQuery[]): FacetQuery | undefined {
  return joined(queries, " & ");
}

/** Contacts for which any holds; undefined for none at all. */
export function anyOf(queries: readonly FacetQuery[]): FacetQuery | undefined {
  return joined(queries, " | ");
}

/** Contacts for which it does not hold. */
export function not(query: FacetQuery): FacetQuery {
  return `!${query}` as FacetQuery;
}

function joined(queries: readonly FacetQuery[], operator: string): FacetQuery | undefined {
  return queries.length === 0 ? undefined : (`(${queries.join(operator)})` as FacetQuery);
}
