/**
 * @generated SignedSource<<7458debab67cc1d8f861eb6b470005c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserList_row$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly country: string;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly lastSignedInAt: string | null | undefined;
  readonly name: string;
  readonly recruiter: {
    readonly agency: {
      readonly name: string;
    };
    readonly slug: string;
  } | null | undefined;
  readonly roles: ReadonlyArray<string>;
  readonly status: string;
  readonly " $fragmentSpreads": FragmentRefs<"StartActing_user" | "UserDetails_user">;
  readonly " $fragmentType": "UserList_row";
};
export type UserList_row$key = {
  readonly " $data"?: UserList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserList_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserList_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSignedInAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "recruiter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "agency",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserDetails_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartActing_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "bb429cc9b05d85d506a2da25f58240e4";

export default node;
