/**
 * @generated SignedSource<<cb620b097af03c43aac698479de8f5df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchFilters_found$data = {
  readonly facets: ReadonlyArray<{
    readonly count: number;
    readonly isBounded: boolean;
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "SearchFilters_found";
};
export type SearchFilters_found$key = {
  readonly " $data"?: SearchFilters_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchFilters_found">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchFilters_found",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchFacet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBounded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "09442bc1e01a786edd182aa608e9e033";

export default node;
