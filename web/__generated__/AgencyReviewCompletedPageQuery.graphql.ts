/**
 * @generated SignedSource<<32246633a5da101ca0c0b4091ffb38de>>
 * @relayHash 14c6140aa2802bc731ae95415b4294b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c6c4aff4bf58f7fb231dc2254a28803cd9d94ed00f17d7a0b394a201b767e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyReviewCompletedPageQuery$variables = {
  slug: string;
};
export type AgencyReviewCompletedPageQuery$data = {
  readonly agency: {
    readonly name: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewThanks_agency">;
  } | null | undefined;
};
export type AgencyReviewCompletedPageQuery = {
  response: AgencyReviewCompletedPageQuery$data;
  variables: AgencyReviewCompletedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AgencyReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Agency",
        "kind": "LinkedField",
        "name": "agency",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReviewThanks_agency"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgencyReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Agency",
        "kind": "LinkedField",
        "name": "agency",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offeredGoogleReviewUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "14c6140aa2802bc731ae95415b4294b5",
    "id": "f9c6c4aff4bf58f7fb231dc2254a28803cd9d94ed00f17d7a0b394a201b767e9",
    "metadata": {},
    "name": "AgencyReviewCompletedPageQuery",
    "operationKind": "query",
    "text": "query AgencyReviewCompletedPageQuery(\n  $slug: String!\n) {\n  agency(slug: $slug) {\n    name\n    slug\n    ...ReviewThanks_agency\n    id\n  }\n}\n\nfragment ReviewThanks_agency on Agency {\n  name\n  offeredGoogleReviewUrl\n}\n"
  }
};
})();

(node as any).hash = "f723f2f9bd49bd14e592edaa3659782a";

export default node;
