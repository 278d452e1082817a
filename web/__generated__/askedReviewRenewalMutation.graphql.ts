/**
 * @generated SignedSource<<7b7fc523c715156b41657923dac55731>>
 * @relayHash 6c43c01215bc3520919a27cf84f112d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46bdabd4ebeab196ae0424ec6073e11e66276aff9c6f96aec1ae4641944bd91

import type { ConcreteRequest } from 'relay-runtime';
export type RenewReviewLinkInput = {
  clientMutationId?: string | null | undefined;
  invitationId: string;
  token: string;
};
export type askedReviewRenewalMutation$variables = {
  input: RenewReviewLinkInput;
};
export type askedReviewRenewalMutation$data = {
  readonly renewReviewLink: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type askedReviewRenewalMutation = {
  response: askedReviewRenewalMutation$data;
  variables: askedReviewRenewalMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RenewReviewLinkPayload",
    "kind": "LinkedField",
    "name": "renewReviewLink",
    "plural": false,
    "selections": [
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
    "name": "askedReviewRenewalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askedReviewRenewalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6c43c01215bc3520919a27cf84f112d7",
    "id": "c46bdabd4ebeab196ae0424ec6073e11e66276aff9c6f96aec1ae4641944bd91",
    "metadata": {},
    "name": "askedReviewRenewalMutation",
    "operationKind": "mutation",
    "text": "mutation askedReviewRenewalMutation(\n  $input: RenewReviewLinkInput!\n) {\n  renewReviewLink(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2f2e4b7464468deafed863a9bf058839";

export default node;
