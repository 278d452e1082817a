/**
 * @generated SignedSource<<8f215a9ce7ade479e9f87361b3a7dbb5>>
 * @relayHash 0338e4092eae576095d837671f61ec2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9142d9998efb65795849573259ed33acdcc94704a28ff39b82da58d35635781

import type { ConcreteRequest } from 'relay-runtime';
export type SetFavouriteInput = {
  agencyId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  isFavourite: boolean;
  recruiterId?: string | null | undefined;
};
export type FavouritesSetMutation$variables = {
  input: SetFavouriteInput;
};
export type FavouritesSetMutation$data = {
  readonly setFavourite: {
    readonly agency: {
      readonly id: string;
      readonly viewerHasFavourite: boolean;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly id: string;
      readonly viewerHasFavourite: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type FavouritesSetMutation$rawResponse = {
  readonly setFavourite: {
    readonly agency: {
      readonly id: string;
      readonly viewerHasFavourite: boolean;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly id: string;
      readonly viewerHasFavourite: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type FavouritesSetMutation = {
  rawResponse: FavouritesSetMutation$rawResponse;
  response: FavouritesSetMutation$data;
  variables: FavouritesSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerHasFavourite",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetFavouritePayload",
    "kind": "LinkedField",
    "name": "setFavourite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavouritesSetMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavouritesSetMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "0338e4092eae576095d837671f61ec2f",
    "id": "e9142d9998efb65795849573259ed33acdcc94704a28ff39b82da58d35635781",
    "metadata": {},
    "name": "FavouritesSetMutation",
    "operationKind": "mutation",
    "text": "mutation FavouritesSetMutation(\n  $input: SetFavouriteInput!\n) {\n  setFavourite(input: $input) {\n    recruiter {\n      id\n      viewerHasFavourite\n    }\n    agency {\n      id\n      viewerHasFavourite\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eca5c32fe4966b2042aa8e57b7eb4727";

export default node;
